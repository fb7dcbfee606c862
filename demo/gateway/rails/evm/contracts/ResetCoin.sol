// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Coin} from './Coin.sol';

/// @notice A coin whose allowance must be zero before another one is given, like that of Tether on Ethereum.
contract ResetCoin is Coin {
    error AllowanceNotZero();

    constructor(string memory name_, string memory symbol_, uint8 decimals_) Coin(name_, symbol_, decimals_) {}

    function approve(address spender, uint256 value) public override returns (bool) {
        if (value != 0 && allowance[msg.sender][spender] != 0) revert AllowanceNotZero();
        return super.approve(spender, value);
    }
}
