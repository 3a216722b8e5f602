import { sitemapEndpoints } from '../../../contract/console/sitemaps.ts';
import { sitemapsMachine } from '../../../machines/console/sitemaps.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openSitemaps: OpenFlow = ({ call }) => {
  const logic = sitemapsMachine.provide({
    actors: {
      loadSitemaps: call(sitemapEndpoints.getSitemaps),
      startSitemap: call(sitemapEndpoints.startSitemap),
      cancelSitemap: call(sitemapEndpoints.cancelSitemap),
      publishSitemap: call(sitemapEndpoints.publishSitemap),
    },
  });
  return flowOf(logic, undefined);
};
