import { personalDataQuery } from '@gifting/api/personal-data/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { failureText } from '../failure-text';
import { DeleteAccount } from './DeleteAccount';
import { personalDataTexts as texts } from './PersonalData.texts';

/** Hands a text to the browser as a file. */
const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** What is held about a person (`account.deletion`): all of it in a file, and the end of the account. */
export const PersonalDataPanel = () => {
  const client = useQueryClient();
  const [collecting, setCollecting] = useState(false);
  const [asking, setAsking] = useState(false);
  const download = async () => {
    setCollecting(true);
    try {
      // The screen says what failed.
      const { json } = await client.fetchQuery({ ...personalDataQuery(), meta: { quiet: true } });
      saveFile(texts.fileName, json);
      notify.success(texts.downloaded);
    } catch (error) {
      notify.error(failureText(error, texts.failed));
    }
    setCollecting(false);
  };
  return (
    <Panel title={texts.title}>
      <div className="grid gap-5 p-5">
        <div className="grid gap-3">
          <p>{texts.downloadLead}</p>
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            loading={collecting}
            loadingLabel={texts.downloading}
            onClick={() => void download()}
          >
            {texts.download}
          </Button>
        </div>
        <div className="grid gap-3">
          <p>{texts.deleteLead}</p>
          <Button variant="danger" size="sm" className="justify-self-start" onClick={() => setAsking(true)}>
            {texts.open}
          </Button>
        </div>
      </div>
      {asking && <DeleteAccount onClose={() => setAsking(false)} />}
    </Panel>
  );
};
