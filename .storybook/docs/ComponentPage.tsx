import { Controls, Description, Primary, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Toaster } from '../../packages/ui/src/primitives/Toaster/Toaster';
import { guideOf } from '../../packages/ui/src/reference/Guides/guides';
import { samples } from '../../packages/ui/src/reference/Guides/samples';
import { WithCode } from '../../packages/ui/src/reference/Guides/WithCode';
import './ComponentPage.css';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="guide__part">
    <h2 className="t-heading">{title}</h2>
    {children}
  </section>
);

const Pairs = ({ of }: { readonly of: Readonly<Record<string, string>> }) => (
  <dl className="guide__pairs">
    {Object.entries(of).map(([term, text]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          <WithCode text={text} />
        </dd>
      </div>
    ))}
  </dl>
);

/** The docs page of every primitive and pattern: sample, props, and its guide. */
export const ComponentPage = () => {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const guide = guideOf(name);
  const sample = samples[name];
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      <Controls />
      <Unstyled>
        {/* Other pages have one around their sample; its own sample is in a frame. */}
        {name === 'Toaster' && <Toaster />}
        <div className="guide">
          {guide && (
            <>
              <Part title="When to use it">
                <p>{guide.need}.</p>
              </Part>
              <Part title="When not">
                <Pairs of={guide.instead} />
              </Part>
              <Part title="Do">
                <p className="guide__do">
                  <WithCode text={guide.do} />
                </p>
                {sample?.do}
              </Part>
              <Part title="Don’t">
                <p className="guide__dont">
                  <WithCode text={guide.dont} />
                </p>
                {sample?.dont}
              </Part>
              <Part title="Keyboard">
                {Object.keys(guide.keys).length > 0 ? <Pairs of={guide.keys} /> : <p>Nothing to press.</p>}
              </Part>
              <Part title="Screen reader">
                <p>{guide.says}</p>
              </Part>
            </>
          )}
          <Part title="Its stories">
            <ul className="guide__stories">
              {Object.values(csfFile.stories)
                .filter(({ tags }) => !tags?.includes('!dev'))
                .map(({ id, name }) => (
                  <li key={id}>
                    <a href={`./?path=/story/${id}`} target="_top">
                      {name}
                    </a>
                  </li>
                ))}
            </ul>
          </Part>
        </div>
      </Unstyled>
    </>
  );
};
