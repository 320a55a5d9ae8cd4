import type { PageLanguage } from '../../page/language.ts';
import { en } from './texts/en.ts';
import { vi } from './texts/vi.ts';
import type { VerifyTexts } from './texts/VerifyTexts.ts';

const catalogues: Readonly<Record<PageLanguage, VerifyTexts>> = { vi, en };

export const verifyTexts = (language: PageLanguage): VerifyTexts => catalogues[language];
