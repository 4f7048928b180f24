-- Operators are told of money that waits; there are few of them among many residents.
create index user_account_operators on user_account (user_id) where is_admin;
