import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const outboxTexts = catalogue<typeof EN>('outbox', import.meta.url);
