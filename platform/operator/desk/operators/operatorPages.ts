import { html } from 'hono/html';
import type { PlatformParts } from '../../../core/parts.ts';
import { DuplicateInvitation, InvitationClosed, NameTaken, type Operators } from '../../operatorAccount/operators.ts';
import type { OperatorRow } from '../../operatorAccount/operatorTables.ts';
import { isRole, roleNames, rolesOf, type Role } from '../../operatorAccount/permissions.ts';
import type { Desk, DeskPageContent } from '../app/desk.ts';
import { DeskRefusal } from '../app/DeskRefusal.ts';
import { DuplicateAnswer } from '../app/DuplicateAnswer.ts';
import type { Visit } from '../app/visit.ts';
import { deskForm, foldedForm, idInput, idOfForm } from '../form/deskForm.ts';
import { typedChoices, typedInput } from '../form/typedFields.ts';
import { table } from '../table.ts';

export interface OperatorPageParts extends PlatformParts {
  readonly operators: Operators;
}

const home = '/operator/operators';

/** Who works for the house: invited, given roles, and locked. Nobody changes their own account. */
export function operatorPages(desk: Desk, parts: OperatorPageParts): void {
  const { audit, clock, operators } = parts;
  const roleChoices = (visit: Visit, held: readonly Role[]) =>
    typedChoices(visit, visit.write('operators.roles'), 'role', {
      type: 'checkbox',
      values: roleNames,
      textOf: (role) => visit.write(`operators.role.${role}`),
      isChosen: (role) => (visit.refusal ? visit.fields('role') : held).includes(role),
    });
  const rolesIn = ({ fields }: Visit): readonly Role[] => {
    const chosen = fields('role').filter(isRole);
    if (chosen.length === 0) throw new DeskRefusal('incomplete', 'role');
    return chosen;
  };
  const stateOf = ({ locked, totp_confirmed_at: confirmed, invitation_expires_at: until }: OperatorRow) => {
    if (locked === 1n) return 'locked';
    if (confirmed !== null) return 'open';
    return (until ?? 0n) > BigInt(clock.now()) ? 'invited' : 'lapsed';
  };

  const list = async (visit: Visit): Promise<DeskPageContent> => {
    const { session, time, write } = visit;
    const rows = await operators.list();
    const inviteAgain = (row: OperatorRow) =>
      stateOf(row) === 'invited' || stateOf(row) === 'lapsed'
        ? deskForm(visit, { action: `${home}/${row.id}/invite`, submit: write('operators.inviteAgain'), of: row.name, look: 'plain' })
        : '';
    const change = (row: OperatorRow) =>
      row.id === session.operatorId
        ? write('operators.yourself')
        : html`${inviteAgain(row)}${deskForm(visit, { action: `${home}/${row.id}/roles`, submit: write('operators.change'), of: row.name, fields: (form) => roleChoices(form, rolesOf(row.roles)), look: 'plain' })}
          ${deskForm(visit, {
            action: `${home}/${row.id}/${row.locked === 1n ? 'unlock' : 'lock'}`,
            submit: write(row.locked === 1n ? 'members.unlock' : 'members.lock'),
            of: row.name,
            look: 'plain',
          })}`;
    return {
      title: write('operators.title'),
      body: html`${foldedForm(visit, write('operators.new'), {
        action: home,
        submit: write('operators.invite'),
        fields: (form) =>
          html`${idInput(form, parts)} ${typedInput(form, write('enter.name'), 'name', 'required maxlength="32" autocomplete="off"')}
          ${roleChoices(form, [])}`,
      })}
      ${table({
        label: write('operators.title'),
        heads: [write('enter.name'), write('status'), write('members.opened'), write('jobs.deeds')],
        rows: rows.map((row) => [
          html`<bdi>${row.name}</bdi>`,
          write(`operators.states.${stateOf(row)}`),
          time(row.created_at),
          change(row),
        ]),
        empty: write('none'),
      })}`,
    };
  };
  desk.page(home, 'manageOperators', list, { title: 'operators.title' });

  /** The code of an invitation, which is shown in answer to its form alone. */
  const invited = ({ write }: Visit, name: string, code: string): DeskPageContent => ({
    title: write('operators.invitedTitle'),
    body: html`<p>${write('operators.invited', { name })}</p>
      <p><code>${code}</code></p>
      <p><a href="${home}">${write('back')}</a></p>`,
  });
  const invite = async (visit: Visit): Promise<DeskPageContent> => {
    const name = visit.field('name');
    const { operatorId: by } = visit.session;
    const code = await operators.invite({ id: idOfForm(visit, parts), by, name, roles: rolesIn(visit) }).catch((error: unknown) => {
      if (error instanceof DuplicateInvitation) throw new DuplicateAnswer(invited(visit, name, error.code));
      throw error instanceof NameTaken ? new DeskRefusal('name', 'name') : error;
    });
    return invited(visit, name, code);
  };
  desk.deed(home, 'manageOperators', 'operatorInvite', invite, list);

  const requireOther = async ({ context, session }: Visit): Promise<OperatorRow> => {
    const row = await operators.byId(context.req.param('id') ?? '');
    if (!row) throw new DeskRefusal('notFound');
    if (row.id === session.operatorId) throw new DeskRefusal('needsSecondOperator');
    return row;
  };
  const inviteAgain = async (visit: Visit): Promise<DeskPageContent> => {
    const { id, name } = await requireOther(visit);
    audit.tell({ subject: `operator:${id}` });
    const code = await operators.inviteAgain(id).catch((error: unknown) => {
      throw error instanceof InvitationClosed ? new DeskRefusal('changed') : error;
    });
    return invited(visit, name, code);
  };
  desk.deed(`${home}/:id/invite`, 'manageOperators', 'operatorInviteAgain', inviteAgain, list);
  const changeRoles = async (visit: Visit): Promise<string> => {
    const [{ id }, roles] = [await requireOther(visit), rolesIn(visit)];
    await operators.change(id, { roles });
    return home;
  };
  desk.deed(`${home}/:id/roles`, 'manageOperators', 'operatorRoles', changeRoles, list);
  for (const deed of ['lock', 'unlock'] as const) {
    const act = async (visit: Visit): Promise<string> => {
      const { id } = await requireOther(visit);
      await operators.change(id, { locked: deed === 'lock' });
      return home;
    };
    desk.deed(`${home}/:id/${deed}`, 'manageOperators', deed === 'lock' ? 'operatorLock' : 'operatorUnlock', act, list);
  }
}
