import { msg } from '@lingui/core/macro';

/** The notes of staff beside a record. */
export const noteColumns = { words: msg`Note`, author: msg`Written by`, createdAt: msg`Created` };
