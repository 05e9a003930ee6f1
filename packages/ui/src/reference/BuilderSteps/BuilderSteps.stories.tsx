import { builderMachine, wayOn } from '@gifting/domain/orders/machine';
import { expect, screen, within } from 'storybook/test';
import preview from '#storybook/preview';
import { BuilderSteps } from './BuilderSteps';
import { builderStepsTexts as texts } from './BuilderSteps.texts';

const meta = preview.meta({ title: 'Reference/Builder steps', component: BuilderSteps });

/** Every state and arrow of the machine is in the drawing, and every transition in the table. */
export const Everything = meta.story({
  play: async () => {
    const drawing = screen.getByRole('img', { name: texts.drawing });
    for (const name of Object.values(texts.states))
      await expect(within(drawing).getByText(name)).toBeVisible();
    const arrows = [...drawing.querySelectorAll('.machine__way')];
    await expect(arrows).toHaveLength(builderMachine.filter(({ from, to }) => from !== to).length);
    for (const event of new Set(Object.values(wayOn)))
      await expect(within(drawing).getAllByText(event)[0]).toBeVisible();
    const table = screen.getByRole('table', { name: texts.table });
    await expect(within(table).getAllByRole('row')).toHaveLength(builderMachine.length + 1);
  },
});
