import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** The file with the results of the last story run. */
export const statesFile = '.results/states.json';

/** A story's result and its state ids. */
export interface StoryOutcome {
  readonly story: string;
  readonly file: string;
  readonly passed: boolean;
  readonly states: readonly string[];
}

const namedStates = (meta: object): readonly string[] =>
  'states' in meta && Array.isArray(meta.states) ? meta.states.filter((id) => typeof id === 'string') : [];

/** A reporter that writes which states the executed stories cover. */
export class StatesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const outcomes: StoryOutcome[] = modules
      .filter(({ project }) => project.name.startsWith('stories'))
      .flatMap((module) =>
        [...module.children.allTests()].map((test) => ({
          story: test.name,
          file: module.relativeModuleId,
          passed: test.result().state === 'passed',
          states: namedStates(test.meta()),
        })),
      );
    if (outcomes.length === 0) return;
    mkdirSync('.results', { recursive: true });
    writeFileSync(statesFile, JSON.stringify(outcomes, null, 2));
  }
}
