import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { keepAddressCodes } from './dialogs/register/addressCodes.ts';
import { createI18n } from './i18n/createI18n.ts';
import { storedLanguage } from './i18n/languages.ts';
import { createEnvironment } from './relay/environment.ts';
import { createRoutes } from './routes.ts';
import { clearViewer } from './shell/viewer.ts';
import './styles/base.css';

keepAddressCodes(location.search);

let language = (): string => storedLanguage(localStorage);
const environment = createEnvironment({
  language: () => language(),
  onUnauthenticated: () => clearViewer(environment),
});

// Queries leave as the router is made, while the texts are still on their way.
const texts = createI18n(language());
const router = createBrowserRouter(createRoutes(environment));
const i18n = await texts;
language = () => i18n.language;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<App environment={environment} i18n={i18n} router={router} />);
