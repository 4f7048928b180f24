-- The places of what an account receives with the amounts beside them: what came in is added up from the index alone.

create unique index entry_received on entry (to_account, to_no) include (amount);
alter table entry drop constraint entry_to_account_to_no_key;
alter table entry add constraint entry_received unique using index entry_received;
