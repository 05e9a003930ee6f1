import { useEffect, useState } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { cardStyles } from '#primitives/Card/Card.tsx';
import { Table } from '#primitives/Table/Table.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import type { Screen } from '../../../states/screen';
import { screens } from '../../../states/table';
import { ContactSheet } from './ContactSheet';
import { readStories, type StateStory, type StoriesOfStates } from './read-stories';
import { stateAtlasTexts as texts } from './StateAtlas.texts';
import './StateAtlas.css';

type AtlasState = Readonly<{ id: string; text: string; stories: readonly StateStory[] }>;
type AtlasScreen = Readonly<{
  id: string;
  title: string;
  path: string | null;
  states: readonly AtlasState[];
}>;

const atlasOf = (stories: StoriesOfStates): readonly AtlasScreen[] =>
  Object.entries<Screen>(screens).map(([id, { title, path, states }]) => ({
    id,
    title,
    path,
    states: Object.entries(states).map(([state, text]) => ({
      id: state,
      text,
      stories: stories.get(state) ?? [],
    })),
  }));

/** The states that hold all words of the query: in the screen's name or address, in the state, in a story's name. */
const found = (atlas: readonly AtlasScreen[], query: string): readonly AtlasScreen[] => {
  const words = query.toLowerCase().split(/\s+/);
  return atlas
    .map((screen) => ({
      ...screen,
      states: screen.states.filter(({ id, text, stories }) => {
        const names = stories.map(({ name }) => name).join(' ');
        const all = `${screen.id} ${screen.title} ${screen.path} ${id} ${text} ${names}`.toLowerCase();
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ states }) => states.length > 0);
};

const ScreenStates = ({ title, path, id, states }: AtlasScreen) => {
  const [sheet, setSheet] = useState(false);
  const frames = states.flatMap(({ id: state, text, stories: [story] }) =>
    story ? [{ state, text, story }] : [],
  );
  const name = `${id} ${title}`;
  return (
    <section className={cardStyles({ padded: true })} aria-label={name}>
      <div className="grid gap-4">
        <div className="row justify-between">
          <div>
            <h2 className="t-heading">{name}</h2>
            <p className="text-sm text-muted">
              {path ?? texts.noAddress} · {texts.found(states.length)}
            </p>
          </div>
          {frames.length > 0 && (
            <Button variant="secondary" size="sm" aria-expanded={sheet} onClick={() => setSheet(!sheet)}>
              {sheet ? texts.hideSheet(title) : texts.showSheet(title)}
            </Button>
          )}
        </div>
        {sheet && <ContactSheet frames={frames} />}
        <Table
          caption={name}
          rows={states}
          rowKey={(state) => state.id}
          columns={[
            { key: 'id', header: texts.id, kind: 'id', cell: (state) => state.id },
            { key: 'text', header: texts.state, kind: 'long', cell: ({ text }) => text },
            {
              key: 'stories',
              header: texts.stories,
              kind: 'long',
              cell: ({ stories }) =>
                stories.length === 0 ? (
                  texts.noStory
                ) : (
                  <ul className="grid gap-1">
                    {stories.map((story) => (
                      <li key={story.id}>
                        <a href={`./?path=/story/${story.id}`} target="_top">
                          {story.name}
                        </a>
                      </li>
                    ))}
                  </ul>
                ),
            },
          ]}
        />
      </div>
    </section>
  );
};

/** Every state of every screen with the stories that show it, a search, and contact sheets. */
export const StateAtlas = () => {
  const [stories, setStories] = useState<StoriesOfStates | 'loading' | 'failed'>('loading');
  const [query, setQuery] = useState('');
  useEffect(() => {
    readStories().then(setStories, () => setStories('failed'));
  }, []);
  const atlas = atlasOf(stories instanceof Map ? stories : new Map());
  const shown = found(atlas, query.trim());
  return (
    <main className="page grid gap-6 py-8">
      <h1 className="t-title">{texts.title}</h1>
      <p className="t-lead">{texts.lead(atlas.length, atlas.flatMap(({ states }) => states).length)}</p>
      <TextField
        label={texts.find}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className="text-sm text-muted">
        {stories === 'loading' && texts.loading}
        {stories === 'failed' && texts.failed}
        {stories instanceof Map &&
          (shown.length === 0 ? texts.none : texts.found(shown.flatMap(({ states }) => states).length))}
      </p>
      {stories instanceof Map && shown.map((screen) => <ScreenStates key={screen.id} {...screen} />)}
    </main>
  );
};
