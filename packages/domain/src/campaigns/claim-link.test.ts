import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exploreLink,
  type LinkEvent,
  type LinkFacts,
  linkEvents,
  linkRules,
  linkStateOf,
  newLink,
} from './claim-link';

const { facts, transitions } = exploreLink();
const leaving = (state: string) => transitions.filter(({ from }) => from === state);

/** The facts after events, in any order; those that cannot happen are left out. */
const after = (events: readonly LinkEvent[]): LinkFacts => {
  let facts = newLink;
  for (const { can, changes } of events) if (can(facts)) facts = { ...facts, ...changes };
  return facts;
};

describe('a claim link', () => {
  it('reaches every state, and each in some way', () => {
    const reached = new Set(facts.map(linkStateOf));
    expect([...reached].sort()).toEqual(linkRules.map(({ state }) => state).sort());
    for (const { event } of linkEvents) expect(transitions.some((each) => each.event === event)).toBe(true);
  });

  it('has one state for any facts, also for those it can never have', () => {
    const flag = fc.boolean();
    const any = fc.record<LinkFacts>({
      known: flag,
      setUp: flag,
      paused: flag,
      cancelled: flag,
      giftsLeft: flag,
      choiceGone: flag,
      time: fc.constantFrom('before opening', 'open', 'after closing'),
      claim: fc.constantFrom('nobody', 'you', 'somebody else'),
    });
    fc.assert(
      fc.property(any, (given) => {
        expect(linkRules.find(({ holds }) => holds(given))?.state).toBe(linkStateOf(given));
      }),
      { seed: 1 },
    );
  });

  it('tells a revoked link from a wrong one by nothing, and comes back from neither', () => {
    const revoked = facts.filter(({ known }) => !known);
    expect(new Set(revoked.map(linkStateOf))).toEqual(new Set(['unknown link']));
    expect(leaving('unknown link')).toEqual([]);
  });

  it('stays cancelled, except that it can be revoked', () => {
    expect(leaving('cancelled')).toEqual([{ event: 'revoke', from: 'cancelled', to: 'unknown link' }]);
  });

  it('takes a claim from nobody: only you, a cancelled campaign or a revoked link end yours', () => {
    expect(new Set(leaving('yours already').map(({ event }) => event))).toEqual(
      new Set(['withdraw', 'cancel', 'revoke']),
    );
    expect(leaving('claimed by somebody else').map(({ event }) => event)).not.toContain('claim');
  });

  it('gives a gift in one state only', () => {
    expect(transitions.filter(({ event }) => event === 'claim')).toEqual([
      { event: 'claim', from: 'open', to: 'yours already' },
    ]);
  });

  it('never leads outside what was explored, whatever happens in whatever order', () => {
    const known = new Set(facts.map((each) => JSON.stringify(each)));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...linkEvents), { maxLength: 30 }), (events) => {
        expect(known).toContain(JSON.stringify(after(events)));
      }),
      { seed: 1 },
    );
  });
});
