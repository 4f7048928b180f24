-- A proposed correction that nobody decided in a day lapses. Those that waited for their second person by themselves are proposed anew.
alter table correction drop constraint correction_state_check;
alter table correction drop constraint correction_check;
alter table correction add constraint correction_state_known check (state in ('proposed', 'done', 'refused', 'lapsed'));
alter table correction add constraint correction_decided check ((state in ('proposed', 'lapsed')) = (decided_by is null));
update correction set state = 'lapsed', ver = ver + 1 where state = 'proposed';
