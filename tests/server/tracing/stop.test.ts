import { expect, test } from 'vitest';
import { Product } from '../../support/e2e/product.ts';
import { attributeOf, Collector } from '../../support/server/collector.ts';

test('a server that is told to stop sends the traces that it still has', { timeout: 300_000 }, async () => {
  const collector = new Collector();
  const product = await Product.start({ OTEL_EXPORTER_OTLP_ENDPOINT: await collector.listen(), OTEL_SERVICE_NAME: 'kitchen-of-tests' });
  try {
    await (await fetch(`${product.origin}/api/session`, { headers: { cookie: 'session=nobody-knows-this-token' } })).arrayBuffer();
    await product.kill('SIGTERM');
    const span = collector.spans.find(({ name }) => name === 'GET /api/session');
    expect(span === undefined ? null : attributeOf(span, 'anydish.statements')).toBeGreaterThan(0);
    expect(collector.text).toContain('kitchen-of-tests');
    expect(collector.text).not.toContain('nobody-knows-this-token');
  } finally {
    await product.dispose();
    collector.close();
  }
});
