-- The places of an account's entries with the amounts beside them: what came in and went out is added up from the indexes alone.

create unique index entry_received on entry (to_account, to_no) include (amount);
alter table entry drop constraint entry_to_account_to_no_key;
alter table entry add constraint entry_received unique using index entry_received;

create unique index entry_sent on entry (from_account, from_no) include (amount);
alter table entry drop constraint entry_from_account_from_no_key;
alter table entry add constraint entry_sent unique using index entry_sent;
