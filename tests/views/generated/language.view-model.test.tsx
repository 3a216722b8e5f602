import { test } from 'vitest';
import { languageDriver } from '../../support/views/drivers/language.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(languageDriver))('$title', replayInView);
