-- What two persons decide is asked for and decided by accounts: staff's, or those of the app's operators.
alter table approval drop constraint approval_asker_fkey;
alter table approval drop constraint approval_decider_fkey;
update approval a set asked_by = s.user_id from staff s where s.staff_id = a.asked_by;
update approval a set decided_by = s.user_id from staff s where s.staff_id = a.decided_by;
alter table approval add constraint approval_asker_fkey foreign key (asked_by) references user_account (user_id);
alter table approval add constraint approval_decider_fkey foreign key (decided_by) references user_account (user_id);
