import { expect, it } from 'vitest';
import { createSlowLane } from './slow-lane';

/** Work that ends when it is told to. */
const held = () => {
  let finish: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { finish, act: () => ended };
};

it('works one at a time, also after a failure', async () => {
  const lane = createSlowLane();
  let running = 0;
  let most = 0;
  const act = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return 'done';
  };
  const failing = lane.run('a', () => Promise.reject(new Error('broken')));
  const others = ['a', 'b', 'c'].map((client) => lane.run(client, act));
  await expect(failing).rejects.toThrow('broken');
  expect(await Promise.all(others)).toEqual(['done', 'done', 'done']);
  expect(most).toBe(1);
});

it('refuses a client that has four in it, and no other', async () => {
  const lane = createSlowLane();
  const { act, finish } = held();
  const first = Array.from({ length: 4 }, () => lane.run('a', act));
  expect(await lane.run('a', async () => 'fifth')).toBeUndefined();
  const other = lane.run('b', async () => 'other');
  finish();
  await Promise.all(first);
  expect(await other).toBe('other');
  expect(await lane.run('a', async () => 'again')).toBe('again');
});

it('holds 32 at most', async () => {
  const lane = createSlowLane();
  const { act, finish } = held();
  const waiting = Array.from({ length: 32 }, (_, number) => lane.run(`client ${number}`, act));
  expect(await lane.run('another', async () => 'late')).toBeUndefined();
  finish();
  await Promise.all(waiting);
  expect(await lane.run('another', async () => 'now')).toBe('now');
});
