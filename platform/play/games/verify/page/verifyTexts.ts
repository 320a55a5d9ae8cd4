import type { PageLanguage } from '../../kit/language.ts';
import { en } from './texts/en.ts';
import { id } from './texts/id.ts';
import { th } from './texts/th.ts';
import type { VerifyTexts } from './texts/VerifyTexts.ts';
import { vi } from './texts/vi.ts';
import { zh } from './texts/zh.ts';

const catalogues: Readonly<Record<PageLanguage, VerifyTexts>> = { vi, en, zh, th, id };

export const verifyTexts = (language: PageLanguage): VerifyTexts => catalogues[language];
