import { useId, useState } from 'react';
import { RadioGroup } from '#primitives/RadioGroup/RadioGroup.tsx';
import type { StateStory } from './read-stories';
import { stateAtlasTexts as texts } from './StateAtlas.texts';

type Width = 'phone' | 'desktop';

/** A state and the story that shows it. */
export type Frame = Readonly<{ state: string; text: string; story: StateStory }>;

/** Every state of a screen in a frame of its own, small; each loads when it is scrolled into sight. */
export const ContactSheet = ({ frames }: { readonly frames: readonly Frame[] }) => {
  const [width, setWidth] = useState<Width>('phone');
  const name = useId();
  return (
    <div className="grid gap-4">
      <RadioGroup
        legend={texts.width}
        name={name}
        value={width}
        options={[
          { value: 'phone', label: texts.phone },
          { value: 'desktop', label: texts.desktop },
        ]}
        onChange={({ target }) => setWidth(target.value === 'desktop' ? 'desktop' : 'phone')}
      />
      <ul className={`atlas__sheet atlas__sheet--${width}`}>
        {frames.map(({ state, text, story }) => (
          <li key={state} className="atlas__frame">
            <div className="atlas__window">
              <iframe
                title={`${state} ${text}`}
                src={`iframe.html?viewMode=story&id=${story.id}`}
                loading="lazy"
                tabIndex={-1}
              />
            </div>
            <a className="text-sm" href={`./?path=/story/${story.id}`} target="_top">
              {state} {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
