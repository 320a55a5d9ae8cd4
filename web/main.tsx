import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { loadChunk } from './chunks/loadChunk.ts';
import { keepAddressCodes } from './dialogs/register/rules/addressCodes.ts';
import { createI18n } from './i18n/createI18n.ts';
import { loadTexts } from './i18n/loadTexts.ts';
import { untilReady } from './untilReady.ts';
import { writeLanguageCookie } from './i18n/languageCookie.ts';
import { offeredLanguages, storedLanguage } from './i18n/languages.ts';
import { createEnvironment } from './relay/environment.ts';
import { keepInstallPrompt } from './install/installPrompt.ts';
import { createOfflineAnswers } from './relay/offlineAnswers.ts';
import { createFirstAnswer } from './relay/firstAnswer.ts';
import { loadInSteps } from './loadInSteps.ts';
import { nextTask } from './nextTask.ts';
import { createRoutes } from './routes.ts';
import { kitRoute } from './screens/kit/kitRoute.ts';
import { takeTicket } from './screens/ticket/takeTicket.ts';
import { createClosure } from './shell/closure.tsx';
import { removeLeftExports } from './session/exportFiles.ts';
import { followOtherTabs, tellOtherTabs } from './session/otherTabs.ts';
import { forgetWhoLeft } from './session/forgetWhoLeft.ts';
import { followTheme } from './shell/header/useTheme.ts';
import { limitContent, type Page } from './shell/limitContent.ts';
import { checkSameViewer, clearViewer, viewerId } from './session/viewer.ts';
import { siteCaches } from './storage/siteCaches.ts';
import { siteStorage } from './storage/siteStorage.ts';
import { openTabChannel } from './storage/tabChannel.ts';
import { focusPressed } from './ui/focusPressed.ts';
import { whenIdle } from './ui/whenIdle.ts';
import './styles/base.css';

limitContent(window as Page);
keepAddressCodes(location.search);
keepInstallPrompt(window);
focusPressed(document);
const ticket = takeTicket(window);
// The code has been read; the page is made in steps, and the browser may paint and hear a press between any two.
await nextTask();

let language = (): string =>
  storedLanguage(siteStorage.device, document.cookie, offeredLanguages(document.documentElement), location.search);
// An earlier version of the site stored the language without telling the gateway by a cookie.
writeLanguageCookie(language());
const closure = createClosure();
const offlineAnswers = createOfflineAnswers(siteCaches(), location.pathname);
const environment = createEnvironment({
  offlineAnswers,
  language: () => language(),
  firstAnswer: createFirstAnswer(document),
  viewerId: () => viewerId(environment),
  checkSameViewer: (id, operation) => checkSameViewer(environment, id, operation),
  onUnauthenticated: () => clearViewer(environment),
  onClosed: closure.close,
});
const otherTabs = openTabChannel('session');
followTheme();
const texts = createI18n(language());
const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
const root = createRoot(place);

if (ticket !== undefined) {
  const [i18n, { TicketRoot }] = await Promise.all([texts, loadChunk(() => import('./screens/ticket/TicketRoot.tsx'))]);
  await loadTexts(i18n, ['login']);
  const onEntered = () => tellOtherTabs(otherTabs);
  await new Promise<void>((done) => root.render(<TicketRoot {...{ environment, i18n, ticket, onEntered }} onDone={done} />));
}

await nextTask();
// Who is signed in is not asked before a ticket is used up: the router would begin with that answer.
followOtherTabs(environment, otherTabs);
forgetWhoLeft(environment);
// Queries leave as the router is made, while the texts are still on their way.
const router = createBrowserRouter([...createRoutes(environment), ...(import.meta.env.DEV ? [kitRoute] : [])], {
  dataStrategy: loadInSteps,
});
// Nothing is drawn over the page's own frame, which may show the first banner already, before the first screen can be.
const [i18n] = await Promise.all([texts, untilReady(router)]);
language = () => i18n.language;
// A transition is rendered in slices; the page's own frame stands until all of it is there.
startTransition(() =>
  root.render(<App environment={environment} i18n={i18n} router={router} closure={closure} offlineAnswers={offlineAnswers} />),
);
// A member who was last here may have closed the page of an export, and may never come back.
whenIdle(removeLeftExports);
