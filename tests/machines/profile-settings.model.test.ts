import { test } from 'vitest';
import { profileSettingsMachine } from '../../machines/profile-settings.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { profileSettingsFixture } from './profile-settings.fixture.ts';

test.each(planTransitions(profileSettingsMachine, profileSettingsFixture))('$title', replay);
