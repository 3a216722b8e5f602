import { sitemapEndpoints } from '../../../contract/console/sitemaps.ts';
import { sitemapsMachine } from '../../../machines/console/sitemaps.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composeStepUp } from '../sign-in/step-up.ts';

export const openSitemaps: OpenFlow = (scope) => {
  const { call } = scope;
  const logic = sitemapsMachine.provide({
    actors: {
      stepUp: composeStepUp(scope),
      loadSitemaps: call(sitemapEndpoints.getSitemaps),
      startSitemap: call(sitemapEndpoints.startSitemap),
      cancelSitemap: call(sitemapEndpoints.cancelSitemap),
      publishSitemap: call(sitemapEndpoints.publishSitemap),
    },
  });
  return flowOf(logic, undefined);
};
