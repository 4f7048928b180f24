-- What waited for its second person at its own desk must be asked for anew, among all asks; drafts of rounds ask when they are saved again.
update handover set undo_by = null, undo_reason = '', ver = ver + 1 where state = 'objected' and undo_by is not null;
update block_freeze set asked_by = null, ask_reason = '' where ended_at is null and asked_by is not null;
update fund_spend set stop_by = null, stop_reason = '', ver = ver + 1 where state = 'approved' and stop_by is not null;
update mayor_candidate set asked_by = null, asked_reason = '' where state = 'standing' and asked_by is not null;
update expand_round set halt_by = null, halt_reason = '', ver = ver + 1 where state in ('planned', 'open') and halt_by is not null;
