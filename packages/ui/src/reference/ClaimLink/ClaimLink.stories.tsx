import { exploreLink, linkEvents, linkRules } from '@gifting/domain/campaigns/claim-link';
import { expect, screen, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ClaimLink } from './ClaimLink';
import { claimLinkTexts as texts } from './ClaimLink.texts';

const meta = preview.meta({ title: 'Reference/Claim link', component: ClaimLink });

/** Every state, event and change of state is in the drawing, and every rule and event in its table. */
export const Everything = meta.story({
  play: async () => {
    const drawing = screen.getByRole('img', { name: texts.drawing });
    for (const { state } of linkRules) await expect(within(drawing).getByText(state)).toBeVisible();
    for (const { event } of linkEvents) await expect(within(drawing).getByText(event)).toBeVisible();
    await expect(drawing.querySelectorAll('.machine__way')).toHaveLength(exploreLink().transitions.length);
    const rules = screen.getByRole('table', { name: texts.rules });
    await expect(within(rules).getAllByRole('row')).toHaveLength(linkRules.length + 1);
    const events = screen.getByRole('table', { name: texts.events });
    await expect(within(events).getAllByRole('row')).toHaveLength(linkEvents.length + 1);
  },
});
