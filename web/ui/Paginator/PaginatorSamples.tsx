import { useState } from 'react';
import { Sample } from '../Sample/Sample.tsx';
import { Paginator } from './Paginator.tsx';

export function PaginatorSamples() {
  const [page, setPage] = useState(5);
  return (
    <Sample state="in the middle of twelve">
      <Paginator page={page} totalPages={12} hrefOf={(target) => `?page=${target}`} onPage={setPage} />
    </Sample>
  );
}
