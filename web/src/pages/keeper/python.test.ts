import { expect, test } from "vitest";
import { fetchPython } from "./python";

const pieces = (...sizes: number[]): Response =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(stream) {
        for (const size of sizes) stream.enqueue(new Uint8Array(size));
        stream.close();
      },
    }),
  );

test("what is still to come is told with every piece, to the end", async () => {
  const told: number[] = [];
  const answers: Record<string, Response> = { "/py/a.wasm": pieces(50, 25), "/py/b.zip": pieces(25) };
  await fetchPython(
    "/py/",
    { "a.wasm": 75, "b.zip": 25 },
    (share) => told.push(share),
    async (at) => answers[at]!,
  );
  expect(told).toEqual([0.5, 0.75, 1]);
});

test("a file that is not there is no Python", async () => {
  const missing = async () => new Response("", { status: 404 });
  await expect(fetchPython("/py/", { "a.wasm": 1 }, () => {}, missing)).rejects.toThrow("a.wasm");
});
