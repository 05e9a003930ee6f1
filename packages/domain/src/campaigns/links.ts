import * as z from 'zod/mini';
import { emailField } from '../account/forms';
import { requiredText } from '../forms/fields';
import { entity, field } from '../wire/entity';
import { wholeNumber, wireCount, wireId, wireList, wireText } from '../wire/wire';

/** `shared`: one link for all, with a limit. `personal`: a link for one person. */
export const linkKinds = ['shared', 'personal'] as const;

/** The most gifts a shared link gives. */
const maxLimit = 1_000_000;

/** A claim link as the buyer sees it. The address itself is known to its receivers only. */
const claimLink = entity({
  id: field('id', wireId),
  kind: field('kind', z.enum(linkKinds)),
  /** Whom a personal link is for; '' for a shared one. */
  name: field('name', wireText),
  /** Where its invitation was sent; '' if it was not. */
  email: field('email', wireText),
  /** How many people may claim with it. */
  limit: field('limit', wireCount),
  /** How many have. */
  claimed: field('claimed', wireCount),
  revoked: field('revoked', z.boolean()),
});
export type ClaimLink = z.output<typeof claimLink>;

/** Whether recipients can use a campaign's links: `draft` before its set-up. */
const standings = ['draft', 'running', 'paused', 'cancelled'] as const;

/** The links of a campaign (`campaigns.links`), newest first. */
export const campaignLinks = entity({
  standing: field('standing', z.enum(standings)),
  links: field('links', wireList(claimLink)),
});
export type CampaignLinks = z.output<typeof campaignLinks>;

/** The JSON body of a new link. */
export const linkRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('shared'),
    limit: wholeNumber.check(
      z.minimum(1, 'Enter 1 or more'),
      z.maximum(maxLimit, 'Enter a million or fewer'),
    ),
  }),
  z.object({
    kind: z.literal('personal'),
    name: requiredText('Enter a name'),
    /** Sends an invitation (`mail`). */
    email: z.optional(emailField('Enter an email address')),
  }),
]);
export type LinkRequest = z.output<typeof linkRequest>;

/** A new link with its token, which is shown this once: only its hash is stored. */
export const newClaimLink = entity({ id: field('id', wireId), token: field('token', wireText) });

/** What a buyer does with a campaign whose links are out. */
const steerings = ['pause', 'resume', 'cancel'] as const;
export const steering = z.object({ action: z.enum(steerings) });
export type Steering = (typeof steerings)[number];

/** The form of a new link. A limit is typed as text. */
export const linkForm = z
  .object({ kind: z.enum(linkKinds), limit: z.string(), name: z.string(), email: z.string() })
  .check(({ value, issues }) => {
    const { error } = linkRequest.safeParse(toLinkRequest(value));
    for (const { path, message } of error?.issues ?? [])
      issues.push({ code: 'custom', input: value, path: [...path], message });
  });
export type LinkForm = z.output<typeof linkForm>;

const wholeOf = (text: string): number => (Number.isInteger(Number(text)) ? Number(text) : 0);

/** The body of a filled form. */
export const toLinkRequest = ({ kind, limit, name, email }: LinkForm): z.input<typeof linkRequest> => {
  if (kind === 'shared') return { kind, limit: wholeOf(limit) };
  return email.trim() === '' ? { kind, name } : { kind, name, email };
};
