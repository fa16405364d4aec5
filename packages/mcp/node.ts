export { readServedSite, serveOverHttp, serveOverStdio } from './serveMcp.ts';
