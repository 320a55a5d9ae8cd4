import { useLocation } from 'react-router-dom';
import { Lead } from '../../overlays/Lead.tsx';
import { wayOn } from '../../overlays/wayOn.ts';

/** Leads on from a page that has done its work: home, with the panel that its address names, or to where the sign-in was begun. */
export const LeadHome = () => <Lead to={wayOn(useLocation())} />;
