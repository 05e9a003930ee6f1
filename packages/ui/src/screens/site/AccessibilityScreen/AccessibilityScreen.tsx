import { Breakable } from '#primitives/Breakable/Breakable.tsx';
import { TextPage } from '../TextPage/TextPage';
import { screenTableTexts as columns, accessibilityTexts as texts } from './AccessibilityScreen.texts';
import results from './results.json';

const ScreenTable = () => (
  <table>
    <caption className="sr-only">{columns.caption}</caption>
    <thead>
      <tr>
        <th scope="col">{columns.screen}</th>
        <th scope="col">{columns.states}</th>
      </tr>
    </thead>
    <tbody>
      {results.map(({ id, title, path, states }) => (
        <tr key={id}>
          <th scope="row">
            {title}{' '}
            <span className="text-page__address">
              {path === null ? columns.noAddress : <Breakable address={path} />}
            </span>
          </th>
          <td>{states}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The accessibility statement (/accessibility): what is checked, what falls short, and the results of each screen. */
export const AccessibilityScreen = () => <TextPage texts={texts} more={{ screens: <ScreenTable /> }} />;
