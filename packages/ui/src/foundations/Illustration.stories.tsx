import { expect } from 'storybook/test';
import { Picture, tintOf } from '#primitives/Picture/Picture.tsx';
import preview from '#storybook/preview';
import { FoundationPage, Part } from './Page';

const meta = preview.meta({ title: 'Foundations/Illustration' });

/** Every drawing. Only names are imported; the pictures load from their URLs. */
const pictures = Object.keys(import.meta.glob('../../public/pictures/*.svg'))
  .map((path) => path.replace(/^.*\/|\.svg$/g, ''))
  .sort();

const IllustrationPage = () => (
  <FoundationPage
    title="Illustration"
    lead="One family of drawn things: light from the upper left, no outlines, a soft shadow on the ground, and exactly one detail of ribbon on each."
  >
    <Part
      title="The set"
      note="Each is under 6 kB and has no background. A thing keeps its tint: its id, divided by four, leaves it."
    >
      <ul className="found__shelf">
        {pictures.map((name, index) => (
          <li key={name}>
            <Picture src={`/pictures/${name}.svg`} alt="" tint={tintOf(index)} />
            {name}
          </li>
        ))}
      </ul>
    </Part>
    <Part title="One thing, four papers" note="Tissue, celadon, dusk, bone. All read on all of them.">
      <ul className="found__shelf">
        {['tissue', 'celadon', 'dusk', 'bone'].map((paper, index) => (
          <li key={paper}>
            <Picture src="/pictures/mug.svg" alt="" tint={tintOf(index)} />
            {paper}
          </li>
        ))}
      </ul>
    </Part>
    <Part title="At 80 px" note="The smallest they are shown at.">
      <div className="row">
        {pictures.map((name, index) => (
          <Picture key={name} src={`/pictures/${name}.svg`} alt="" tint={tintOf(index)} className="w-20" />
        ))}
      </div>
    </Part>
    <Part title="Where they stand">
      <ul className="rules">
        <li className="rule">
          <span className="strong">state-empty, state-error</span>
          <span>For an empty list and for a failure. Never in the catalogue.</span>
        </li>
        <li className="rule">
          <span className="strong">box-mailer, box-keepsake, pouch</span>
          <span>Packaging.</span>
        </li>
        <li className="rule">
          <span className="strong">Everything else</span>
          <span>Goods. One large drawing may carry a section; a row of small ones carries none.</span>
        </li>
      </ul>
    </Part>
  </FoundationPage>
);

export const Page = meta.story({
  render: () => <IllustrationPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('giftbox')).toBeVisible();
    await expect(canvas.getByText('state-empty')).toBeVisible();
    await expect(pictures.length).toBeGreaterThan(20);
  },
});
