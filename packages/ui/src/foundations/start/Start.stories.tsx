import {
  Accessibility,
  Images,
  Layers,
  type LucideIcon,
  MonitorSmartphone,
  MousePointer2,
  Package,
  SlidersHorizontal,
  Table2,
} from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FoundationPage, Part } from '../Page';

const meta = preview.meta({ title: 'Start here' });

type Way = Readonly<{ icon: LucideIcon; title: string; to: string; text: string }>;

const ways: readonly Way[] = [
  {
    icon: Layers,
    title: 'Foundations',
    to: 'foundations-colour--page',
    text: 'Colour, type, space, shape, motion, drawings, icons and words, read from the tokens themselves.',
  },
  {
    icon: Package,
    title: 'Which part?',
    to: 'which-part--everything',
    text: 'Say what a screen needs and find the primitive or pattern for it, with its page: sample, props, do and don’t.',
  },
  {
    icon: MonitorSmartphone,
    title: 'Screens',
    to: 'screens-home-home--default',
    text: 'Every screen in every state: loading, empty, failed, each message, each role.',
  },
  {
    icon: Images,
    title: 'State atlas',
    to: 'state-atlas--everything',
    text: 'Every state by its number, with its story, a search, and contact sheets of whole screens.',
  },
  {
    icon: Table2,
    title: 'API table',
    to: 'reference-api-table--everything',
    text: 'What each call takes and gives, with the mock to paste and the screens that use it.',
  },
];

const objects = [
  ['Ribbon', 'the one action that moves the order on, the focus ring, the mark of where you are'],
  ['Bow', 'what is chosen: tied, so it is in the box'],
  ['Knot and eyelet', 'a step passed, a step still to thread'],
  ['Tray', 'categories to pick from'],
  ['Packing slip', 'every summary with amounts: what was packed and what it costs'],
  ['Lid', 'the head of a dialog, wider than the box it closes'],
  ['Hang tag', 'the status of one row'],
  ['Tissue', 'a welcome, and a recipient about to open something'],
] as const;

const tools = [
  {
    icon: MonitorSmartphone,
    title: 'Widths',
    text: 'The toolbar holds 320, 390, 768, 1280 and 1600 px. Everything works at each of them, and at 400 % zoom.',
  },
  {
    icon: MousePointer2,
    title: 'Hover, focus, pressed',
    text: 'The toolbar holds any story in one of these states. The States pages show them side by side.',
  },
  {
    icon: SlidersHorizontal,
    title: 'Role, frame, network, texts',
    text: 'Look at any story as a visitor, user or administrator, a screen between navigation and footer, on a slow or failing network, with longer texts, from right to left, at 200 % or without motion. The steps of a story expect it as written and may then fail.',
  },
  {
    icon: Accessibility,
    title: 'Accessibility',
    text: 'The panel below a story lists what axe found. In tests any finding is an error.',
  },
];

const Hero = () => (
  <div className="start__hero">
    <span className="start__ribbon" aria-hidden="true">
      <span className="start__bow" />
    </span>
    <div className="page">
      <div className="start__words">
        <p className="t-hero">A gift is opened in order</p>
        <p className="t-lead">
          Ribbon, lid, tissue, goods, card. Each part of this system borrows one of those and keeps its job,
          from the first page to the last receipt.
        </p>
      </div>
    </div>
  </div>
);

const StartPage = () => (
  <FoundationPage
    title="Start here"
    lead="This is the whole product, taken apart and laid out: nothing needs a server, and every state can be opened by its name."
    hero={<Hero />}
  >
    <Part title="Where to look">
      <ul className="start__ways">
        {ways.map(({ icon: Glyph, title, to, text }) => (
          <li key={title} className="start__way">
            <Glyph className="icon" />
            <h3 className="t-heading">
              <a href={`./?path=/story/${to}`} target="_top">
                {title}
              </a>
            </h3>
            <p className="t-sm muted">{text}</p>
          </li>
        ))}
      </ul>
    </Part>
    <Part title="How to look" note="Four things in Storybook's own frame.">
      <ul className="start__ways">
        {tools.map(({ icon: Glyph, title, text }) => (
          <li key={title} className="piece">
            <Glyph className="icon text-accent-ink" />
            <h3 className="t-heading">{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </Part>
    <Part title="What things are" note="The objects of a parcel, and the jobs they keep.">
      <dl className="rules">
        {objects.map(([object, job]) => (
          <div key={object} className="rule">
            <dt className="t-heading">{object}</dt>
            <dd className="md:col-span-2">{job}</dd>
          </div>
        ))}
      </dl>
    </Part>
    <Part title="Five rules">
      <ol className="grid max-w-prose list-decimal gap-3 pl-5">
        <li>
          One ribbon in a view: the action that moves the order on. Everything else is pine, outline or quiet.
        </li>
        <li>A state is never colour alone. A bow and an edge, an icon and words, a tag and its word.</li>
        <li>Paper lies on paper. One short, warm shadow; no blur, no glow.</li>
        <li>Fraunces speaks, Instrument Sans works. Amounts are never set in Fraunces.</li>
        <li>Marketing breathes, the dashboard is an account book.</li>
      </ol>
    </Part>
  </FoundationPage>
);

export const Welcome = meta.story({
  render: () => <StartPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Start here' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Foundations' })).toHaveAttribute(
      'href',
      './?path=/story/foundations-colour--page',
    );
  },
});
