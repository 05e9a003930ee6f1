import { Controls, Description, Primary, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { guideOf } from '../../packages/ui/src/reference/Guides/guides';
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
  const guide = guideOf(preparedMeta.title.split('/').at(-1) ?? '');
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      <Controls />
      <Unstyled>
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
              </Part>
              <Part title="Don’t">
                <p className="guide__dont">
                  <WithCode text={guide.dont} />
                </p>
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
