-- Once, on the primary: the product's user and its database.
create role menpai login password 'MENPAI_PASSWORD';
alter role menpai set log_error_verbosity = 'terse';
create database menpai owner menpai;
