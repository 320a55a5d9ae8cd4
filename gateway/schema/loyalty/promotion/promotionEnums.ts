import { builder } from '../../builder.ts';

export const PromotionCategory = builder.enumType('PromotionCategory', {
  description: 'What a promotion is about: the tabs of the list.',
  values: {
    NEW_PLAYER: { value: 'new_player', description: 'For who opens an account; those stand beside the registration form, too.' },
    DEPOSIT: { value: 'deposit', description: 'About paying in.' },
    GAMES: { value: 'games', description: 'About the games themselves.' },
    LOYALTY: { value: 'loyalty', description: 'For who stays: ranks, rebate, missions, points.' },
    REFERRAL: { value: 'referral', description: 'For who brings others.' },
  } as const,
});

export const PromotionStatus = builder.enumType('PromotionStatus', {
  description: 'How a promotion stands, for everybody or for one member.',
  values: {
    APPLYING: { value: 'applying', description: 'The member has asked for it; nobody has decided yet.' },
    CLOSE: { value: 'close', description: 'It is over: nobody can take part or claim any more.' },
    REJECTED: { value: 'rejected', description: 'The member has asked for it and was turned down.' },
    ISSUED: { value: 'issued', description: 'Its money or points were given to the member.' },
    CLAIMED: { value: 'claimed', description: 'The member has taken what it gives.' },
    PROCESS: { value: 'process', description: 'What it asks of the member is under way.' },
    JOINED: { value: 'joined', description: 'The member takes part, and nothing is asked or owed yet.' },
    COMING_SOON: { value: 'coming_soon', description: 'Announced, and not begun: nothing can be asked for yet.' },
  } as const,
});
