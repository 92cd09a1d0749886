/** The English catalogue with what is said by keyboard and ear, for tests. */

import access from "../../../src/paletti/messages/en/access.ftl?raw";
import { catalogueOf } from "../speech/catalogue";
import { parts } from "../speech/catalogues/en";

export const english = catalogueOf("en", [...Object.values(parts), access]);
