// A page that many open first comes as one file: a phone waits for every single one.
export { landingDrawings, LandingPage } from '../../views/shell/landing/LandingPage.tsx';
export { SamplePage } from '../../views/kitchen/sample/SamplePage.tsx';
export { openSample } from '../../composition/kitchen/sample.ts';
