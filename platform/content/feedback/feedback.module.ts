import { expiry } from '../../core/jobs/expiry.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { feedbackHandlers } from './feedbackHandlers.ts';
import { feedbackMigrations } from './feedbackMigrations.ts';
import { feedbackRetention } from './feedbackRetention.ts';
import type { FeedbackPictureTable, FeedbackTable } from './feedbackTables.ts';
import { feedbackTexts } from './feedbackTexts.ts';
import { sealedFeedback, sealedPictures } from './sealedFeedback.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    feedback: FeedbackTable;
    feedback_picture: FeedbackPictureTable;
  }
}

/** What members tell the house. */
export const feedbackModule = {
  name: 'feedback',
  migrations: feedbackMigrations,
  sealed: [sealedFeedback, sealedPictures],
  texts: feedbackTexts,
  handlers: feedbackHandlers,
  jobs: (parts: PlatformParts) => [expiry(parts, { table: 'feedback_picture', column: 'expires_at' }), feedbackRetention(parts)],
} satisfies PlatformModule;
