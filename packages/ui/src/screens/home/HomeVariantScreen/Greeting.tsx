import { greetingTexts, useGreetedName } from '#screens/account/greeting.ts';
import './Greeting.css';

/** The person's name on a card tucked under the ribbon of a parcel (HOME-39 to HOME-41). */
export const Greeting = () => {
  const name = useGreetedName();
  return (
    <section className="greet">
      <div className="page greet__in">
        <div className="greet__card">
          <h1 className="t-hero">{greetingTexts.hello(name)}</h1>
          <p className="t-title">{greetingTexts.welcome}</p>
        </div>
        <img className="greet__box" src="/pictures/giftbox.svg" alt="" width={480} height={480} />
      </div>
    </section>
  );
};
