import { expect, it } from 'vitest';
import type { Screen } from '../../../../states/screen';
import { screens } from '../../../../states/table';

/**
 * The state gate refuses a screen that is begun if the story of a state is missing or fails, and any finding of axe fails a
 * story. So these are the results of the gate. `-u` renews them after a state was added.
 */
it('the accessibility statement has the results of each screen', async () => {
  const results = Object.entries<Screen>(screens).map(([id, { title, path, begun, states }]) => ({
    id,
    title,
    path,
    states: begun ? Object.keys(states).length : 0,
  }));
  await expect(`${JSON.stringify(results, null, 2)}\n`).toMatchFileSnapshot('results.json');
});
