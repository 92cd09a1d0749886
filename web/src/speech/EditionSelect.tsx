/** The edition to play, read or keep, chosen from all of them. */

import { Select } from "../panels/fields";
import { EDITIONS, type Edition } from "../protocol";
import { useSay } from "./speech";

interface Props {
  readonly value: Edition;
  readonly onChange: (edition: Edition) => void;
}

export function EditionSelect({ value, onChange }: Props) {
  const say = useSay();
  const options = EDITIONS.map((edition) => ({ value: edition, text: say(`edition-${edition}`) }));
  return <Select name="edition" value={value} options={options} onChange={onChange} />;
}
