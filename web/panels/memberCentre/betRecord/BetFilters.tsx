import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { DayChange } from '../record/range/DayField.tsx';
import { useToday } from '../record/range/useToday.ts';
import { RangePicker } from '../record/range/RangePicker.tsx';
import { RecordChips } from '../record/filters/RecordChips.tsx';
import { RecordSelect } from '../record/filters/RecordSelect.tsx';
import type { BetFilters_member$key } from './__generated__/BetFilters_member.graphql.ts';
import { type BetFilter, betStatuses } from './betFilter.ts';

export interface BetFiltersProps {
  member: BetFilters_member$key;
  filter: BetFilter;
  timeZone: string;
  onChange: (changes: Readonly<Record<string, string | null>>, how?: DayChange) => void;
}

/** Which bets: by day, category, vendor and state; what can be chosen is what the member has bets of. */
export function BetFilters({ member, filter, timeZone, onChange }: BetFiltersProps) {
  const { t } = useTranslation(['betRecord', 'shell']);
  const { bets } = useFragment(
    graphql`
      fragment BetFilters_member on Member @argumentDefinitions(filter: { type: "BetFilter" }) {
        bets(first: 20, filter: $filter) {
          played {
            category
            vendorCode
            vendorName
          }
        }
      }
    `,
    member,
  );
  const { range, category, vendor, status } = filter;
  const today = useToday(timeZone);
  const played = bets?.played ?? [];
  // What an address names has its name, whether there are bets of it on these days or not.
  const categories = [...new Set([...played.map((place) => place.category), ...(category === undefined ? [] : [category])])];
  const vendors = new Map(
    played
      .filter((place) => place.vendorCode !== '' && (category === undefined || place.category === category))
      .map(({ vendorCode, vendorName }) => [vendorCode, vendorName]),
  );
  return (
    <>
      <RangePicker
        range={range}
        today={today}
        onChange={(next, how) => onChange({ from: next?.from ?? null, to: next?.to ?? null }, how)}
      />
      <RecordSelect
        label={t('filters.category')}
        all={t('filters.allCategories')}
        value={category ?? ''}
        options={categories.map((value) => ({ value, label: t(`shell:category.${value}`) }))}
        onChange={(value) => onChange({ category: value, vendor: null })}
      />
      <RecordSelect
        label={t('filters.vendor')}
        all={t('filters.allVendors')}
        value={vendor ?? ''}
        options={[...vendors].map(([value, label]) => ({ value, label }))}
        onChange={(value) => onChange({ vendor: value })}
      />
      <RecordChips
        label={t('filters.status')}
        all={t('filters.allStatuses')}
        value={status ?? ''}
        options={betStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        onChange={(value) => onChange({ status: value })}
      />
    </>
  );
}
