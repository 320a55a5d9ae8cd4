import { Cherry, Dices, Fish, Gamepad2, Gift, House, type LucideIcon, Sailboat, Swords, Ticket, Trophy, Video } from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  HOME: House,
  PROMOTIONS: Gift,
  INHOUSE: Sailboat,
  ELOTT: Ticket,
  LOTT: Ticket,
  LIVE: Video,
  SPORTS: Trophy,
  FISH: Fish,
  RNG: Cherry,
  PVP: Swords,
  ESPORTS: Gamepad2,
};

export function CategoryIcon({ category }: { category: string }) {
  const Icon = icons[category] ?? Dices;
  return <Icon aria-hidden="true" size={20} />;
}
