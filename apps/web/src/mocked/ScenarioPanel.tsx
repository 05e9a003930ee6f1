import { scenarios } from '@gifting/api/mock-server/scenarios';
import { table } from '@gifting/api/table';
import { Button } from '@gifting/ui/primitives/Button/Button.tsx';
import { Dialog } from '@gifting/ui/primitives/Dialog/Dialog.tsx';
import { SelectField } from '@gifting/ui/primitives/SelectField/SelectField.tsx';
import { TextField } from '@gifting/ui/primitives/TextField/TextField.tsx';
import { useState } from 'react';
import { mockedTexts } from './mocked.texts';
import type { ScenarioStore } from './scenario-store';
import './ScenarioPanel.css';

const texts = mockedTexts.scenarios;

const options = [
  { value: '', label: texts.mockServer },
  ...scenarios.map((scenario) => ({ value: String(scenario), label: String(scenario) })),
];

/** Chooses how each row of the API table answers, beside the mocked app. */
export const ScenarioPanel = ({ store }: { readonly store: ScenarioStore }) => {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(store.read);
  const choose = (next: typeof chosen) => {
    store.write(next);
    setChosen(next);
  };
  const words = query.toLowerCase().split(/\s+/);
  const rows = table.filter(({ name, method, path }) =>
    words.every((word) => `${name} ${method} ${path}`.toLowerCase().includes(word)),
  );
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={texts.title}
      description={texts.lead}
      trigger={
        <Button variant="secondary" size="sm" className="scenarios">
          {texts.open(chosen.size)}
        </Button>
      }
      foot={
        <>
          <Button variant="quiet" onClick={() => choose(new Map())}>
            {texts.reset}
          </Button>
          <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label={texts.find}
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        {rows.length === 0 && <p role="status">{texts.none}</p>}
        {rows.map(({ name, method, path }) => (
          <SelectField
            key={name}
            label={`${name}: ${method} ${path}`}
            size="sm"
            placeholder={null}
            options={options}
            value={String(chosen.get(name) ?? '')}
            onChange={({ target }) => {
              const next = new Map(chosen);
              const scenario = scenarios.find((known) => String(known) === target.value);
              if (scenario === undefined) next.delete(name);
              else next.set(name, scenario);
              choose(next);
            }}
          />
        ))}
        <TextField label={texts.link} readOnly value={store.link()} />
      </div>
    </Dialog>
  );
};
