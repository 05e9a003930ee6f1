/**
 * Reads an address again and again, in a process of its own, so that nothing but the server delays it. When its input
 * ends, it prints the longest wait in milliseconds, `Infinity` if a read failed.
 */
const [, , address = ''] = process.argv;
let longest = 0;
let going = true;
process.stdin.once('end', () => {
  going = false;
});
process.stdin.resume();
while (going) {
  const started = performance.now();
  const ok = await fetch(address)
    .then(async (response) => (await response.text()) !== '' && response.ok)
    .catch(() => false);
  longest = Math.max(longest, ok ? performance.now() - started : Number.POSITIVE_INFINITY);
  await new Promise((resolve) => setTimeout(resolve, 25));
}
process.stdout.write(String(longest));
