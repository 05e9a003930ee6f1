/**
 * The state machine of a claim link, from a set-up to the closing night. What a link's page shows is the first state whose
 * facts hold; what happens changes facts. The page "Claim link" in Storybook draws both tables.
 */

/** What decides the state of a link for the person who opens it. */
export interface LinkFacts {
  /** `false` for a wrong address and for a revoked link alike: nobody learns which. */
  readonly known: boolean;
  /** Whether the campaign's microsite has been set up. */
  readonly setUp: boolean;
  readonly time: 'before opening' | 'open' | 'after closing';
  readonly paused: boolean;
  readonly cancelled: boolean;
  /** Whose claim the link has led to. Only a link for one person can be claimed by somebody else. */
  readonly claim: 'nobody' | 'you' | 'somebody else';
  /** Whether gifts are left in the pool. */
  readonly giftsLeft: boolean;
  /** Whether what the person has chosen, a gift or its size, is gone while others are left. */
  readonly choiceGone: boolean;
}

interface LinkRule {
  readonly state: string;
  /** When the link is in this state, if no state above it applies. */
  readonly when: string;
  readonly holds: (facts: LinkFacts) => boolean;
}

/** The states, in the order in which they are tried. */
export const linkRules = [
  {
    state: 'unknown link',
    when: 'the address is wrong, or the link is revoked',
    holds: ({ known }) => !known,
  },
  { state: 'cancelled', when: 'the campaign is cancelled', holds: ({ cancelled }) => cancelled },
  { state: 'draft', when: 'the microsite is not set up', holds: ({ setUp }) => !setUp },
  { state: 'yours already', when: 'you have claimed with it', holds: ({ claim }) => claim === 'you' },
  {
    state: 'claimed by somebody else',
    when: 'it is for one person, and somebody else has claimed with it',
    holds: ({ claim }) => claim === 'somebody else',
  },
  {
    state: 'not yet open',
    when: 'its opening is to come',
    holds: ({ time }) => time === 'before opening',
  },
  { state: 'closed', when: 'its closing has passed', holds: ({ time }) => time === 'after closing' },
  { state: 'paused', when: 'the buyer has paused it', holds: ({ paused }) => paused },
  { state: 'all gone', when: 'no gift is left', holds: ({ giftsLeft }) => !giftsLeft },
  {
    state: 'gift or size gone',
    when: 'what you chose is gone, and others are left',
    holds: ({ choiceGone }) => choiceGone,
  },
  { state: 'open', when: 'nothing else applies', holds: () => true },
] as const satisfies readonly LinkRule[];

/** A state of a claim link. */
export type LinkState = (typeof linkRules)[number]['state'];

/** The state of a link. */
export const linkStateOf = (facts: LinkFacts): LinkState =>
  linkRules.find(({ holds }) => holds(facts))?.state ?? 'open';

/** The facts of a link that was just made for a campaign without a set-up. */
export const newLink: LinkFacts = {
  known: true,
  setUp: false,
  time: 'before opening',
  paused: false,
  cancelled: false,
  claim: 'nobody',
  giftsLeft: true,
  choiceGone: false,
};

/** What happens to a link. */
export interface LinkEvent {
  readonly event: string;
  /** Who or what makes it happen. */
  readonly by: 'the buyer' | 'you' | 'others' | 'the clock';
  /** When it can happen. */
  readonly can: (facts: LinkFacts) => boolean;
  /** What it changes. */
  readonly changes: Partial<LinkFacts>;
}

const isLive = ({ known, setUp, cancelled }: LinkFacts): boolean => known && setUp && !cancelled;
const isRunning = (facts: LinkFacts): boolean => isLive(facts) && facts.time === 'open';
const isIn =
  (...states: readonly LinkState[]) =>
  (facts: LinkFacts): boolean =>
    states.includes(linkStateOf(facts));

/** What can happen to a link, the buyer's part first. */
export const linkEvents: readonly LinkEvent[] = [
  { event: 'set up', by: 'the buyer', can: isIn('draft'), changes: { setUp: true } },
  {
    event: 'opening time',
    by: 'the clock',
    can: ({ time }) => time === 'before opening',
    changes: { time: 'open' },
  },
  {
    event: 'pause',
    by: 'the buyer',
    can: (facts) => isRunning(facts) && !facts.paused,
    changes: { paused: true },
  },
  {
    event: 'resume',
    by: 'the buyer',
    can: (facts) => isLive(facts) && facts.paused,
    changes: { paused: false },
  },
  { event: 'claim', by: 'you', can: isIn('open'), changes: { claim: 'you' } },
  {
    event: 'withdraw',
    by: 'you',
    can: (facts) => isRunning(facts) && facts.claim === 'you',
    changes: { claim: 'nobody', giftsLeft: true },
  },
  { event: 'claim for one', by: 'others', can: isIn('open'), changes: { claim: 'somebody else' } },
  {
    event: 'withdraw theirs',
    by: 'others',
    can: (facts) => isRunning(facts) && facts.claim === 'somebody else',
    changes: { claim: 'nobody', giftsLeft: true },
  },
  {
    event: 'take your choice',
    by: 'others',
    can: isIn('open'),
    changes: { choiceGone: true },
  },
  { event: 'choose again', by: 'you', can: isIn('gift or size gone'), changes: { choiceGone: false } },
  {
    event: 'take the last',
    by: 'others',
    can: (facts) => isRunning(facts) && !facts.paused && facts.giftsLeft,
    changes: { giftsLeft: false, choiceGone: false },
  },
  {
    event: 'give back',
    by: 'others',
    can: (facts) => isRunning(facts) && !facts.giftsLeft,
    changes: { giftsLeft: true },
  },
  {
    event: 'closing time',
    by: 'the clock',
    can: ({ time }) => time === 'open',
    changes: { time: 'after closing', choiceGone: false },
  },
  {
    event: 'prolong',
    by: 'the buyer',
    can: (facts) => isLive(facts) && facts.time === 'after closing',
    changes: { time: 'open' },
  },
  { event: 'cancel', by: 'the buyer', can: isLive, changes: { cancelled: true } },
  { event: 'revoke', by: 'the buyer', can: ({ known }) => known, changes: { known: false } },
];

/** A change of a link's state. */
export interface LinkTransition {
  readonly event: string;
  readonly from: LinkState;
  readonly to: LinkState;
}

/** Everything that can become of a new link: the facts it can have, and every change of state on the way. */
export const exploreLink = () => {
  const facts = [newLink];
  const keys = new Set([JSON.stringify(newLink)]);
  const transitions = new Map<string, LinkTransition>();
  for (const before of facts)
    for (const { event, can, changes } of linkEvents) {
      if (!can(before)) continue;
      const after = { ...before, ...changes };
      const [from, to] = [linkStateOf(before), linkStateOf(after)];
      if (from !== to) transitions.set(`${from} ${event} ${to}`, { event, from, to });
      const key = JSON.stringify(after);
      if (!keys.has(key)) facts.push(after);
      keys.add(key);
    }
  return { facts, transitions: [...transitions.values()] };
};
