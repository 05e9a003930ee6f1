import { directionOf, type Language } from '@gifting/domain/campaigns/language';
import { type ReactNode, Suspense, use, useLayoutEffect, useState, useTransition } from 'react';
import { Outlet } from 'react-router-dom';
import { useServices } from '#app/ServicesProvider.tsx';
import { chosenLanguage, keepLanguage } from '#screens/recipients/shared/languages/chosen-language.ts';
import { languagePack } from '#screens/recipients/shared/languages/language-packs.ts';
import { english, RecipientLanguageContext } from '#screens/recipients/shared/languages/useRecipientTexts.ts';
import { RecipientLayout } from '../RecipientLayout/RecipientLayout';
import { LanguageSelect } from './LanguageSelect';

type InLanguageProps = Readonly<{
  language: Language;
  /** Another language is being loaded. */
  changing: boolean;
  onChoose: (language: Language) => void;
  children: ReactNode;
}>;

/** The frame in a language, once its texts are there. The page says which it is, dialogs and toasts included. */
const InLanguage = ({ language: wanted, changing, onChoose, children }: InLanguageProps) => {
  const shown = wanted === 'en' ? english : use(languagePack(wanted));
  const { language } = shown;
  useLayoutEffect(() => {
    const { documentElement } = document;
    const { lang, dir } = documentElement;
    documentElement.lang = language === 'en' ? lang : language;
    documentElement.dir = directionOf(language);
    return () => {
      documentElement.lang = lang;
      documentElement.dir = dir;
    };
  }, [language]);
  return (
    <RecipientLanguageContext value={shown}>
      <RecipientLayout
        tools={
          <LanguageSelect
            label={shown.texts.page.language}
            value={language}
            busy={changing}
            onChoose={onChoose}
          />
        }
      >
        {children}
      </RecipientLayout>
    </RecipientLanguageContext>
  );
};

type ClaimLayoutProps = Readonly<{
  /** The screen, which renders the main area; the route's outlet by default. */
  children?: ReactNode;
}>;

/**
 * The frame of the pages behind a claim link: that of all recipients, in the language the browser reads or the recipient
 * has chosen.
 */
export const ClaimLayout = ({ children = <Outlet /> }: ClaimLayoutProps) => {
  const { persistentStorage } = useServices();
  const [language, setLanguage] = useState(() => chosenLanguage(persistentStorage, navigator.languages));
  const [changing, change] = useTransition();
  const choose = (next: Language) => {
    keepLanguage(persistentStorage, next);
    // The page stays as it is until the texts are there.
    change(() => setLanguage(next));
  };
  return (
    <Suspense fallback={<main id="main" tabIndex={-1} aria-busy="true" />}>
      <InLanguage language={language} changing={changing} onChoose={choose}>
        {children}
      </InLanguage>
    </Suspense>
  );
};
