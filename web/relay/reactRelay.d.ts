/** A part of the package that its types name by the package's own index alone. */
declare module 'react-relay/lib/relay-hooks/usePaginationFragment.js' {
  import { usePaginationFragment } from 'react-relay/hooks';
  export default usePaginationFragment;
}
