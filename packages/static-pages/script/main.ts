import { prefetchOnIntent } from './prefetchOnIntent.ts';
import { replayClicks } from './replayClicks.ts';
import { startApp } from './startApp.ts';

startApp();
replayClicks();
prefetchOnIntent();
