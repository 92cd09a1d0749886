import { expect, test } from "vitest";
import { isLoopback } from "./addresses";

test.each(["127.0.0.1", "127.1.2.3", "localhost", "villa.localhost", "[::1]"])("%s is this computer alone", (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each(["192.168.1.7", "terrace.local", "127.example", "localhost.example", "[2001:db8::1]"])(
  "%s can be somebody else's too",
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
